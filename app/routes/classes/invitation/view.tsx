import { enrolledPath, enrolPath } from "~/lib/paths";
import type { InvitationPageView } from "~/server/features/class-invitations";
import { Button, ButtonLink } from "~/ui/button";
import { DescriptionList } from "~/ui/description-list";
import { HiddenFields } from "~/ui/form/post-form";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";

interface Props extends InvitationPageView {
  path: string;
  idempotencyKey: string;
  errorMessage: string | null;
}

/** The class that a link invites to, and the one button. */
export function InvitationPage({ errorMessage, ...page }: Props) {
  const { item, isFree } = page;
  const facts = [
    {
      label: "Biaya",
      value: isFree && item.priceValue !== 0 ? "Gratis lewat undangan ini" : item.price,
    },
    { label: "Jadwal", value: item.dates },
    { label: "Pendaftaran ditutup", value: item.registrationUntil },
  ].filter(({ value }) => value);
  return (
    <div className="page grid max-w-3xl gap-6 py-8 md:py-12">
      <PageHeader title={`Anda diundang ke kelas ${item.name}`} lead={item.summary} />
      {errorMessage && <Notice tone="danger">{errorMessage}</Notice>}
      <DescriptionList items={facts} />
      <NextStep {...page} />
      <p>
        <a href={item.href} className="inline-flex min-h-11 items-center underline">
          Baca lebih banyak tentang kelas ini
        </a>
      </p>
    </div>
  );
}

function NextStep(page: Omit<Props, "errorMessage">) {
  const { item, isEnrolled, isUsedUp, isOpen, isFree, isSignedIn } = page;
  if (isEnrolled)
    return (
      <div>
        <ButtonLink href={enrolledPath(item.slug)}>Buka kelas saya</ButtonLink>
      </div>
    );
  if (!isOpen) return <Notice tone="warning">Pendaftaran kelas ini sedang tidak dibuka.</Notice>;
  if (!isFree)
    return (
      <div>
        <ButtonLink href={enrolPath(item.slug)}>Daftar kelas ini</ButtonLink>
      </div>
    );
  if (isUsedUp) return <Notice tone="warning">Undangan ini sudah habis dipakai.</Notice>;
  if (!isSignedIn)
    return (
      <div>
        <ButtonLink href={`/Login?redirect=${encodeURIComponent(page.path)}`}>
          Masuk atau buat akun untuk bergabung
        </ButtonLink>
      </div>
    );
  return (
    <form method="post" action={page.path}>
      <HiddenFields idempotencyKey={page.idempotencyKey} />
      <Button>Gabung ke kelas ini</Button>
    </form>
  );
}
