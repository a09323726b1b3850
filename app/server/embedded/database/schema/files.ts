import type { FILE_PURPOSES, FILE_TYPES } from "../../../hosts/drive/contract";

export interface FileTables {
  files: {
    lms_id: string;
    id: string;
    name: string;
    type: (typeof FILE_TYPES)[number];
    bytes: number;
    /** Of the stored bytes. */
    sha256: string;
    purpose: (typeof FILE_PURPOSES)[number];
    /** Null for guests. */
    owner_id: string | null;
    /** Keyed hash of the client IP, for the hourly limit. */
    ip_hash: string;
    created_at: number;
    /** Null until the bytes are stored. The row comes first, so that no stored file is unknown. */
    stored_at: number | null;
    claimed_at: number | null;
    /** Hidden from then on; the row is deleted after the bytes. */
    deleted_at: number | null;
  };
  /** One row per job; the process that claims it runs the job. */
  job_runs: {
    name: string;
    next_at: number;
    /** "" if the job is not running. */
    claim: string;
    /** UTC ms; extended while the job runs. */
    claimed_until: number;
    started_at: number | null;
    finished_at: number | null;
    runs: number;
    failures: number;
    last_error: string | null;
    /** Duration of the last run; null if it was made before this was recorded. */
    last_ms: number | null;
    /** The last failure, which later successes leave. */
    failed_at: number | null;
    failure: string | null;
  };
  /** Backups that operators asked to make or verify, and tenants that they asked to export. */
  backup_tasks: {
    id: string;
    kind: "make" | "verify" | "export";
    /** The exported one; null for backups. */
    tenant_id: string | null;
    /** Of the file in `DATA_DIR/backups`; of an export in `DATA_DIR/exports`. */
    name: string;
    /** `running` also if its process was killed: the next run of the job begins anew. */
    state: "waiting" | "running" | "done" | "failed";
    /** Name of the user. */
    requested_by: string;
    requested_at: number;
    started_at: number | null;
    finished_at: number | null;
    /** Percent. */
    progress: number;
    /** The instance that ran it, and has the file unless instances share DATA_DIR; "" before. */
    instance: string;
    error: string | null;
    row_count: number | null;
    file_count: number | null;
    missing_count: number | null;
  };
}
