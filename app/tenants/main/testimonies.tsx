import { TestimonyList } from "~/sections/testimony-list";
import type { LandingView } from "../landing-view";
import { MoreLink, SectionHeading } from "./section-heading";

export function Testimonies({ testimonies }: Pick<LandingView, "testimonies">) {
  if (!testimonies.ok || testimonies.data.length === 0) return null;
  return (
    <section aria-labelledby="testimoni" className="page pb-16">
      <SectionHeading id="testimoni" title="Kata mereka">
        <MoreLink href="/Testimoni">Semua testimoni</MoreLink>
      </SectionHeading>
      <TestimonyList items={testimonies.data} />
    </section>
  );
}
