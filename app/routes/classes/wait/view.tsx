import { enrolPath } from "~/lib/paths";
import type { WaitPageView } from "~/server/features/class-places";
import { Button, ButtonLink } from "~/ui/button";
import { PostForm } from "~/ui/form/post-form";
import { type FormResultView, usePostForm } from "~/ui/form/use-post-form";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { waitSchema } from "./schema";

interface Props extends WaitPageView {
  path: string;
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

/** The line of a full class, or the wish to be told when registration opens. */
export function WaitPage({ item, isEnrolled, canWaitFor, wait, ...form }: Props) {
  const kind = wait?.kind ?? canWaitFor;
  return (
    <div className="page grid max-w-3xl gap-6 py-8 md:py-12">
      <PageHeader
        title={kind === "opening" ? "Kabari saya saat pendaftaran dibuka" : "Daftar tunggu"}
        lead={item.name}
        breadcrumbs={[
          { label: "Beranda", href: "/" },
          { label: "Kelas", href: "/Class" },
          { label: item.name, href: item.href },
          { label: "Menunggu" },
        ]}
      />
      {wait ? (
        <Waiting wait={wait} slug={item.slug} />
      ) : (
        <Invitation kind={isEnrolled ? null : canWaitFor} isEnrolled={isEnrolled} />
      )}
      {(wait || (canWaitFor && !isEnrolled)) && (
        <WaitForm change={wait ? "leave" : "join"} kind={kind} {...form} />
      )}
      <p>
        <a href={item.href}>Kembali ke halaman kelas</a>
      </p>
    </div>
  );
}

function Waiting({ wait, slug }: { wait: NonNullable<Props["wait"]>; slug: string }) {
  if (wait.kind === "opening")
    return (
      <Notice tone="success" title="Kami akan mengabari Anda">
        Begitu pendaftarannya dibuka, Anda menerima email dari kami.
      </Notice>
    );
  if (wait.offeredUntil === null)
    return (
      <Notice tone="info" title={`Anda nomor ${wait.position} di daftar tunggu`}>
        Begitu ada tempat untuk Anda, kami kirim email. Tempat itu kami simpan 24 jam untuk Anda.
      </Notice>
    );
  return (
    <>
      <Notice tone="success" title="Ada tempat untuk Anda">
        Tempat ini kami simpan sampai {wait.offeredUntil}. Sesudah itu kami tawarkan kepada orang
        berikutnya.
      </Notice>
      <div>
        <ButtonLink href={enrolPath(slug)}>Ambil tempat ini</ButtonLink>
      </div>
    </>
  );
}

function Invitation({ kind, isEnrolled }: { kind: Props["canWaitFor"]; isEnrolled: boolean }) {
  if (isEnrolled) return <p>Anda sudah menjadi peserta kelas ini, jadi tidak perlu menunggu.</p>;
  if (kind === "place")
    return (
      <p>
        Kelas ini sudah penuh. Bila ada tempat yang kosong, kami tawarkan kepada orang pertama di
        daftar tunggu lewat email, dan kami simpan 24 jam untuknya.
      </p>
    );
  if (kind === "opening")
    return <p>Pendaftaran kelas ini sedang tidak dibuka. Kami dapat mengabari Anda lewat email.</p>;
  return <p>Saat ini tidak ada yang perlu ditunggu untuk kelas ini.</p>;
}

function WaitForm({
  change,
  kind,
  path,
  idempotencyKey,
  formResult,
}: Pick<Props, "path" | "idempotencyKey" | "formResult"> & {
  change: "join" | "leave";
  kind: Props["canWaitFor"];
}) {
  const { form } = usePostForm({ id: "tunggu", schema: waitSchema, formResult });
  const joinLabel = kind === "opening" ? "Kabari saya" : "Masuk daftar tunggu";
  return (
    <PostForm {...form} action={path} idempotencyKey={idempotencyKey}>
      <div>
        <Button name="change" value={change} {...(change === "leave" && { variant: "secondary" })}>
          {change === "join" ? joinLabel : "Berhenti menunggu"}
        </Button>
      </div>
    </PostForm>
  );
}
