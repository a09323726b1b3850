import { AppError } from "../app-error";
import { HostError } from "../hosts/define";
import type { Visit } from "../visit";

/** Conditions of HTTP that the drive understands. */
const ASKED = ["range", "if-range", "if-none-match"] as const;

/**
 * A file of the drive, whole or in parts; who may read it is the drive's to say (STO20). What people sent in never runs in our name:
 * it is opened in a sandbox without script.
 * @throws AppError not-found, unauthenticated, forbidden, unavailable
 */
export async function openFile(visit: Visit, id: string, asked: Headers): Promise<Response> {
  if (!/^[0-9a-f]{32}$/.test(id)) throw new AppError("not-found");
  const headers = Object.fromEntries(ASKED.flatMap((name) => (asked.has(name) ? [[name, asked.get(name) ?? ""]] : [])));
  try {
    const response = await visit.hosts.drive.download({ params: { id }, headers });
    const own = new Headers(response.headers);
    own.set("Cache-Control", "private, no-store");
    own.set("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    own.set("X-Content-Type-Options", "nosniff");
    return new Response(response.body, { status: response.status, headers: own });
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    if (error.status === 401) throw new AppError("unauthenticated");
    if (error.status === 403) throw new AppError("forbidden", "Anda tidak memiliki akses untuk tindakan ini.");
    throw new AppError(error.status === 404 ? "not-found" : "unavailable");
  }
}
