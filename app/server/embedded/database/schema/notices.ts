import type { NoticeKind } from "~/lib/notices";

export interface NoticeTables {
  /** A row switches a kind of emails off. */
  notice_opt_outs: { lms_id: string; user_id: string; notice: NoticeKind; created_at: number };
  /** Which reminders a user got, so that each is sent once. */
  sent_reminders: {
    lms_id: string;
    user_id: string;
    notice: NoticeKind;
    /** What it was about: a class and its first day, an attempt, a week. */
    subject: string;
    sent_at: number;
  };
}
