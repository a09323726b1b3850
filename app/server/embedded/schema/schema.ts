import type { AppointmentTables } from "./appointments";
import type { ClassTables } from "./classes";
import type { PeopleTables } from "./people";
import type { PostTables } from "./posts";
import type { TenantTables } from "./tenants";

/** Money integer rupiah, times UTC ms, JSON as text, booleans 0 or 1; the same on SQLite and PostgreSQL. */
export interface Schema extends TenantTables, PeopleTables, ClassTables, PostTables, AppointmentTables {}
