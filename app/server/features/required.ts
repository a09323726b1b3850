import { FORBIDDEN_MESSAGE } from "~/lib/messages";
import { AppError } from "../app-error";
import { ContractInputError, HostError } from "../hosts/host-contract";
import { getTooManyRequestsMessage } from "./retry-after";

/** A host's 404, or a path or query that no record can have, such as a truncated link. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof ContractInputError || (error instanceof HostError && error.status === 404);

/** Data that a page cannot do without. @throws AppError not-found, too-many, unavailable */
export async function required<T>(read: Promise<{ data: T }>): Promise<T> {
  try {
    return (await read).data;
  } catch (error) {
    if (isNotFound(error)) throw new AppError("not-found");
    if (!(error instanceof HostError)) throw error;
    if (error.status === 429)
      throw new AppError("too-many", getTooManyRequestsMessage(error), { cause: error });
    throw new AppError("unavailable", "Data belum dapat dimuat. Coba lagi beberapa saat lagi.", {
      cause: error,
    });
  }
}

/** The answer, or null where the host has no such record or does not serve the call. */
export const nullIfMissing = <T>(read: Promise<T>): Promise<T | null> =>
  read.catch((error: unknown) => {
    if (isNotFound(error)) return null;
    throw error;
  });

/**
 * Data that the host gives to some users only.
 * @param message what others read
 * @throws AppError forbidden, not-found, too-many, unavailable
 */
export const requiredForSome = <T>(read: Promise<{ data: T }>, message: string): Promise<T> =>
  required(
    read.catch((error: unknown) => {
      if (error instanceof HostError && error.status === 403)
        throw new AppError("forbidden", message);
      throw error;
    }),
  );

/** Data for the staff of one class. @throws AppError forbidden, not-found, too-many, unavailable */
export const requiredForStaff = <T>(read: Promise<{ data: T }>): Promise<T> =>
  requiredForSome(read, FORBIDDEN_MESSAGE);
