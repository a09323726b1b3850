import type { FILE_PURPOSES, FILE_TYPES } from "../../hosts/drive/contract";

export interface FileTables {
  files: {
    lms_id: string;
    id: string;
    name: string;
    type: (typeof FILE_TYPES)[number];
    bytes: number;
    /** Of the bytes as kept. */
    sha256: string;
    purpose: (typeof FILE_PURPOSES)[number];
    /** Null for a guest's. */
    owner_id: string | null;
    /** Keyed hash of the sender's address, for the hourly limit. */
    ip_hash: string;
    created_at: number;
    /** Null until the bytes are kept: the row comes first, so that nothing is kept that no row knows of. */
    stored_at: number | null;
    claimed_at: number | null;
    /** Nobody reads it any more; the row goes after the bytes. */
    deleted_at: number | null;
  };
  /** One row a job of the installation: of several processes the one that changes it runs the job. */
  job_runs: {
    name: string;
    next_at: number;
    /** Of the run under way; "" without one. */
    claim: string;
    /** UTC ms until which the claim holds; moved on while the job runs. */
    claimed_until: number;
    started_at: number | null;
    finished_at: number | null;
    runs: number;
    failures: number;
    last_error: string | null;
  };
}
