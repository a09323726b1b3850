import { appointmentObject, getAppointmentDateError, requireInstitution } from "~/lib/appointment";

/** Form schema of browser and action: the host's fields, and the date checked against today. */
export const appointmentFormSchema = requireInstitution(
  appointmentObject.extend({
    preferredDate: appointmentObject.shape.preferredDate.superRefine((date, context) => {
      const message = getAppointmentDateError(date, Date.now());
      if (message) context.addIssue({ code: "custom", message });
    }),
  }),
);
