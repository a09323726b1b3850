import type { Question } from "~/lib/page-text";
import { Faq } from "~/sections/faq";
import { ButtonLink } from "~/ui/button";
import { SectionHeading } from "./section-heading";

export function Questions({ questions }: { questions: readonly Question[] }) {
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="tanya" className="page grid gap-x-12 lg:grid-cols-[1fr_2fr]">
      <div>
        <SectionHeading
          id="tanya"
          title="Sebelum mendaftar"
          lead="Hal yang paling sering ditanyakan. Ada yang lain? Jawabannya kami kirim lewat email."
        >
          <ButtonLink href="/Make-Appointment" variant="secondary">
            Tanyakan langsung
          </ButtonLink>
        </SectionHeading>
      </div>
      <Faq items={questions} />
    </section>
  );
}
