import type { AccountTables } from "./accounts";
import type { AppointmentTables } from "./appointments";
import type { AssignmentTables } from "./assignments";
import type { AssistantTables } from "./assistant";
import type { CampaignTables } from "./campaigns";
import type { ClassTables } from "./classes";
import type { CoreTables } from "./core";
import type { FestivalTables } from "./festival";
import type { FileTables } from "./files";
import type { InboxTables } from "./inbox";
import type { LearningTables } from "./learning";
import type { NoticeTables } from "./notices";
import type { PaymentTables } from "./payments";
import type { PayoutTables } from "./payouts";
import type { PeopleTables } from "./people";
import type { PlanTables } from "./plans";
import type { PortfolioTables } from "./portfolios";
import type { PostTables } from "./posts";
import type { ProgramTables } from "./programs";
import type { ReconciliationTables } from "./reconciliations";
import type { SchoolTables } from "./schools";
import type { TenantTables } from "./tenants";

/** On both databases: money in rupiah, times in UTC ms, JSON as text, booleans as 0 or 1. */
export interface Schema
  extends AccountTables,
    AppointmentTables,
    AssignmentTables,
    AssistantTables,
    CampaignTables,
    ClassTables,
    FestivalTables,
    FileTables,
    CoreTables,
    InboxTables,
    LearningTables,
    NoticeTables,
    PaymentTables,
    PayoutTables,
    PeopleTables,
    PlanTables,
    PostTables,
    PortfolioTables,
    ProgramTables,
    ReconciliationTables,
    SchoolTables,
    TenantTables {}
