import { type Backend, TENANT_ID } from "./backend";
import { createPayoutUser } from "./payout-user-fixture";

type Person = Awaited<ReturnType<typeof createPayoutUser>>;
type Fields = Parameters<Person["hosts"]["admin"]["createVoucher"]>[0]["body"];

let voucherCount = 0;
const admins = new WeakMap<Backend, Promise<Person>>();

/** One admin per backend. */
export function getVoucherAdmin(site: Backend): Promise<Person> {
  const admin = admins.get(site) ?? createPayoutUser(site, [1]);
  admins.set(site, admin);
  return admin;
}

/** A voucher of 25 percent for all classes. @returns its code and id */
export async function createVoucher(site: Backend, more: Partial<Fields> = {}) {
  const { hosts } = await getVoucherAdmin(site);
  const code = `HEMAT-${process.pid}-${++voucherCount}`;
  const body: Fields = { code, kind: "percent", value: "25", ...more };
  return (await hosts.admin.createVoucher({ body })).data;
}

export const buy = (
  { hosts }: Person,
  slug: string,
  { voucher, method = "va_bca" }: { voucher?: string; method?: "va_bca" | "qris" } = {},
) =>
  hosts.services.createInvoice({
    query: { slug },
    body: { method, ...(voucher !== undefined && { voucher }) },
  });

export const readUsed = async ({ database: { db } }: Backend, id: string): Promise<number> =>
  (
    await db
      .selectFrom("vouchers")
      .select("used")
      .where("lms_id", "=", TENANT_ID)
      .where("id", "=", id)
      .executeTakeFirstOrThrow()
  ).used;

export const changeVoucher = (
  { database: { db } }: Backend,
  id: string,
  values: { starts_at?: number; ends_at?: number },
) => db.updateTable("vouchers").set(values).where("id", "=", id).execute();
