import { ZodError } from "zod";
import { AppError } from "../app-error";
import { HostError } from "../hosts/define";
import { tooManyText } from "./too-many";

/** Nothing is there by that name; neither is there by one that no contract lets anybody ask for, such as a link cut short. */
export const isMissing = (error: unknown): boolean => error instanceof ZodError || (error instanceof HostError && error.status === 404);

/** The page's own subject: missing is a missing page, a host's limit and its failure are told apart. @throws AppError */
export async function subject<T>(read: Promise<{ data: T }>): Promise<T> {
  try {
    return (await read).data;
  } catch (error) {
    if (isMissing(error)) throw new AppError("not-found");
    if (!(error instanceof HostError)) throw error;
    if (error.status === 429) throw new AppError("too-many", tooManyText(error), { cause: error });
    throw new AppError("unavailable", "Data belum dapat dimuat. Coba lagi beberapa saat lagi.", { cause: error });
  }
}
