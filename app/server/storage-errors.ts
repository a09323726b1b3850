/** SQLite: no space, a failing or read-only disk. PostgreSQL: disk full, read-only, I/O error. */
const STORAGE_ERROR_CODE =
  /^SQLITE_(?:FULL|IOERR|READONLY|CANTOPEN)|^(?:53100|25006|58030)$|^(?:ENOSPC|EDQUOT|EROFS)$/;

/** True if nothing can be stored at present, whatever is written. */
export const isStorageError = (error: unknown): boolean =>
  STORAGE_ERROR_CODE.test(String((error as { code?: unknown } | null)?.code ?? ""));
