import { AppError } from "../app-error";
import { HostError } from "../hosts/define";

/** The page's own subject: missing is a missing page, a host's failure makes the page unavailable. @throws AppError */
export async function subject<T>(read: Promise<{ data: T }>): Promise<T> {
  try {
    return (await read).data;
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    if (error.status === 404) throw new AppError("not-found");
    throw new AppError("unavailable", "Data belum dapat dimuat. Coba lagi beberapa saat lagi.", { cause: error });
  }
}
