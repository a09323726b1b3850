import type { deskContract } from "../../hosts/desk/contract";
import { HostRefusal } from "../../hosts/implement";
import { type HandlersOf, type HostContext, missing } from "../context";
import { sha256 } from "../ids";
import { toAppointment } from "../services/appointment-rows";

type Part = Pick<HandlersOf<(typeof deskContract)["operations"]>, "getAppointment" | "cancelAppointment">;

/** Whoever holds an appointment's key may read and cancel it. */
export function deskAppointmentHandlers({ db, clock }: HostContext): Part {
  const read = async (lmsId: string, key: string) => {
    const row = await db
      .selectFrom("appointments")
      .selectAll()
      .where("lms_id", "=", lmsId)
      .where("manage_key_hash", "=", sha256(key))
      .executeTakeFirst();
    if (!row) throw missing("Janji temu");
    return toAppointment(row, key);
  };
  return {
    getAppointment: async ({ lmsId, query }) => ({ data: await read(lmsId, query.key) }),
    cancelAppointment: async ({ lmsId, body }) => {
      await db
        .updateTable("appointments")
        .set({ status: "cancelled", updated_at: clock() })
        .where("lms_id", "=", lmsId)
        .where("manage_key_hash", "=", sha256(body.key))
        .where("status", "in", ["requested", "confirmed", "rescheduled"])
        .execute();
      const data = await read(lmsId, body.key);
      if (data.status !== "cancelled") throw new HostRefusal(409, "Pertemuan ini sudah berlangsung.");
      return { data };
    },
  };
}
