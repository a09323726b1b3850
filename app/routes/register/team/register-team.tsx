import type { TeamEventView } from "~/server/features/teams";
import { RejectionNotice } from "~/ui/form/post-form";
import type { FormResultView } from "~/ui/form/use-post-form";
import { Notice } from "~/ui/notice";
import { RequestPage } from "../../requests/request-page";
import { TeamFormPage } from "./team-form";

interface Props {
  title: string;
  lead: string;
  parent: { label: string; href: string };
  /** Path of the page. */
  action: string;
  events: readonly TeamEventView[];
  canInvite: boolean;
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

const STEPS = [
  "Guru pendamping menerima email dengan nomor pendaftaran dan kode untuk anggota.",
  "Anggota memakai kode itu untuk bergabung dengan akunnya sendiri.",
  "Panitia memeriksa pendaftaran, dan hasilnya kami kirim ke email guru pendamping.",
  "Sampai diputuskan, isian dapat diubah lewat tautan di email.",
];

/** The page that registers a new team. */
export function RegisterTeam({ title, lead, parent, events, formResult, ...form }: Props) {
  return (
    <RequestPage title={title} lead={lead} parents={[parent]} steps={STEPS}>
      {events.length > 0 ? (
        <>
          <p>
            Sekolah Anda belum terdaftar?{" "}
            <a href="/Register/School" className="underline">
              Daftarkan sekolah
            </a>{" "}
            lebih dahulu.
          </p>
          <TeamFormPage {...form} events={events} team={null} formResult={formResult} />
        </>
      ) : (
        <>
          {formResult?.message && <RejectionNotice message={formResult.message} />}
          <Notice tone="info">Saat ini tidak ada kompetisi yang membuka pendaftaran.</Notice>
        </>
      )}
    </RequestPage>
  );
}
