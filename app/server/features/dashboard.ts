import type { Visit } from "../visit";
import { waitingSubmissions } from "./moderation";
import { waitingPayouts } from "./payouts";
import { waitingSchools } from "./schools";

interface Task {
  title: string;
  detail: string;
  href: string;
  action: string;
}

/** What waits for somebody's decision, most pressing first; null where a part of it could not be asked. */
export async function tasksFor(visit: Visit, asks: { payouts: boolean; schools: boolean; submissions: boolean }): Promise<Task[] | null> {
  const [payouts, schools, submissions] = await Promise.all([
    asks.payouts ? waitingPayouts(visit) : { count: 0, amount: "" },
    asks.schools ? waitingSchools(visit) : 0,
    asks.submissions ? waitingSubmissions(visit) : 0,
  ]);
  if (payouts === null || schools === null || submissions === null) return null;
  const tasks: Task[] = [];
  if (payouts.count > 0)
    tasks.push({
      title: `${payouts.count} pencairan menunggu persetujuan`,
      detail: `Seluruhnya ${payouts.amount}`,
      href: "/Dashboard/Payouts?status=queued",
      action: "Periksa pencairan",
    });
  if (schools > 0)
    tasks.push({
      title: `${schools} sekolah menunggu pemeriksaan`,
      detail: "Pendaftaran yang belum diputuskan",
      href: "/Dashboard/Schools?status=submitted",
      action: "Periksa sekolah",
    });
  if (submissions > 0)
    tasks.push({
      title: `${submissions} kiriman pengunjung menunggu keputusan`,
      detail: "Ulasan buku, aspirasi, dan testimoni",
      href: "/Dashboard/Moderation?status=pending",
      action: "Periksa kiriman",
    });
  return tasks;
}
