import type { AccountTables } from "./accounts";
import type { AppointmentTables } from "./appointments";
import type { AssistantTables } from "./assistant";
import type { ClassTables } from "./classes";
import type { FileTables } from "./files";
import type { GroundTables } from "./ground";
import type { LearningTables } from "./learning";
import type { PaymentTables } from "./payments";
import type { PayoutTables } from "./payouts";
import type { PeopleTables } from "./people";
import type { PostTables } from "./posts";
import type { ProgrammeTables } from "./programmes";
import type { SchoolTables } from "./schools";
import type { TenantTables } from "./tenants";

/** Money integer rupiah, times UTC ms, JSON as text, booleans 0 or 1; the same on SQLite and PostgreSQL. */
export interface Schema
  extends AccountTables,
    AppointmentTables,
    AssistantTables,
    ClassTables,
    FileTables,
    GroundTables,
    LearningTables,
    PaymentTables,
    PayoutTables,
    PeopleTables,
    PostTables,
    ProgrammeTables,
    SchoolTables,
    TenantTables {}
