import type { TeamReceiptView } from "~/server/features/teams";
import { Badge } from "~/ui/badge";
import { Button, ButtonLink } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { HiddenFields, RejectionNotice } from "~/ui/form/post-form";
import type { FormResultView } from "~/ui/form/use-post-form";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { Receipt } from "~/ui/receipt";
import { MemberList } from "../member-list";

interface Props {
  team: TeamReceiptView;
  path: string;
  changePath: string;
  joinUrl: string | null;
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

export function TeamReceipt({ team, changePath, joinUrl, formResult, ...form }: Props) {
  const withdrawError = formResult?.result?.error?.confirmed?.[0];
  const { join } = team;
  return (
    <div className="page grid max-w-3xl gap-6 py-8 md:py-12">
      <PageHeader title={`Pendaftaran tim ${team.name}`} />
      {formResult?.message && <RejectionNotice message={formResult.message} />}
      <p className="flex flex-wrap items-center gap-3">
        Status: <Badge tone={team.status.tone}>{team.status.label}</Badge>
      </p>
      <StatusNotices team={team} />
      <p className="no-print">
        Simpan tautan halaman ini atau cetak sebagai bukti. Siapa pun yang memegang tautannya dapat
        melihat{team.canWithdraw ? " dan mengubah" : ""} pendaftaran ini.
      </p>
      <Receipt title="Bukti pendaftaran tim" number={team.number} rows={listRows(team)}>
        {team.canChange && (
          <p className="no-print">
            <ButtonLink href={changePath} variant="secondary">
              Ubah isian
            </ButtonLink>
          </p>
        )}
      </Receipt>
      <section aria-labelledby="anggota" className="grid gap-3">
        <h2 id="anggota" className="text-xl font-bold">
          Anggota
        </h2>
        <MemberList members={team.members} />
      </section>
      {join && joinUrl && <JoinCode join={join} url={joinUrl} {...form} />}
      {team.canWithdraw && <Withdrawal error={withdrawError} {...form} />}
    </div>
  );
}

const StatusNotices = ({ team }: { team: TeamReceiptView }) => (
  <>
    {team.reason && (
      <Notice tone={team.isOpen ? "warning" : "danger"} title="Catatan pemeriksa">
        {team.reason}
      </Notice>
    )}
    {team.isOpen && !team.isPending && (
      <p>
        {team.canChange
          ? "Perbaiki isian dengan tombol Ubah isian di bawah, lalu kirim lagi."
          : "Pendaftaran kompetisi ini sudah ditutup, sehingga isian tidak dapat diubah lagi."}
      </p>
    )}
    {team.isPending && (
      <Notice tone="success">
        Pendaftaran ini sudah kami terima. Hasil pemeriksaan kami kirim ke email guru pendamping.
      </Notice>
    )}
  </>
);

const listRows = (team: TeamReceiptView) => [
  ...team.facts,
  { label: "Dikirim", value: team.sentAt },
  ...(team.canChange ? [{ label: "Dapat diubah sampai", value: team.closesAt }] : []),
  ...(team.decision
    ? [{ label: team.isPending ? "Pemeriksaan sebelumnya" : "Diputuskan", value: team.decision }]
    : []),
];

interface ActionForm {
  path: string;
  idempotencyKey: string;
}

function JoinCode({
  join,
  url,
  path,
  idempotencyKey,
}: ActionForm & { join: NonNullable<TeamReceiptView["join"]>; url: string }) {
  return (
    <section aria-labelledby="kode" className="no-print grid gap-3">
      <h2 id="kode" className="text-xl font-bold">
        Kode bergabung
      </h2>
      {join.hasEnded ? (
        <p>Kode bergabung sudah kedaluwarsa. Buat yang baru untuk anggota yang belum bergabung.</p>
      ) : (
        <p>
          Bagikan kode <strong>{join.code}</strong> atau tautan{" "}
          <a href={url} className="break-all underline">
            {url}
          </a>{" "}
          kepada anggota; berlaku sampai {join.endsAt}. Mereka masuk dengan akunnya dan menulis
          NISN.
        </p>
      )}
      <form method="post" action={path}>
        <HiddenFields idempotencyKey={idempotencyKey} />
        <input type="hidden" name="change" value="renew-code" />
        <Button variant="secondary">Buat kode baru</Button>
      </form>
    </section>
  );
}

const Withdrawal = ({
  error,
  path,
  idempotencyKey,
}: ActionForm & { error: string | undefined }) => (
  <details open={Boolean(error)} className="no-print rounded-card border border-line px-4">
    <summary className="py-3 font-semibold">Mengundurkan diri</summary>
    <form method="post" action={path} className="grid gap-3 pb-4">
      <HiddenFields idempotencyKey={idempotencyKey} />
      <input type="hidden" name="change" value="withdraw" />
      <p>
        Pendaftaran tim dibatalkan dan tidak dapat dihidupkan lagi. Nama tim dan para siswanya dapat
        didaftarkan kembali.
      </p>
      <Checkbox
        id="mundur-confirmed"
        name="confirmed"
        label="Tim ini mengundurkan diri."
        error={error}
      />
      <div>
        <Button variant="danger">Undurkan diri</Button>
      </div>
    </form>
  </details>
);
