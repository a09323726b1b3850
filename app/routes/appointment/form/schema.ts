import { z } from "zod";
import { appointmentFields, getAppointmentDateError } from "~/lib/appointment";

/** Date fields send `2026-11-30`; in browsers without them people type 30/11/2026, 30-11-2026 or 30.11.2026. */
function toIsoDate(typed: string): string {
  const parts = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(typed.trim());
  if (!parts) return typed.trim();
  const [, day = "", month = "", year = ""] = parts;
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

/** Form schema of browser and action: the host's fields, and the date checked against today. */
export const appointmentFormSchema = appointmentFields.extend({
  preferredDate: z
    .string({ error: "Pilih tanggal pertemuan" })
    .transform(toIsoDate)
    .pipe(
      z.iso
        .date({ error: "Tulis tanggal pertemuan seperti 30/11/2026", abort: true })
        .superRefine((date, context) => {
          const refused = getAppointmentDateError(date, Date.now());
          if (refused) context.addIssue({ code: "custom", message: refused });
        }),
    ),
});
