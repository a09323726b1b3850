import { joinFacts } from "~/lib/join-facts";
import type { ProgramCardView } from "~/server/features/programs";
import { Badge } from "~/ui/badge";
import { CardLink } from "~/ui/card-link";

/** What a person asks first: for whom, what one gets, when, how to join. */
export function ProgramCard({ item }: { item: ProgramCardView }) {
  const when = joinFacts([item.dates, item.facts], " · ");
  const answers: [string, string][] = [
    ["Untuk siapa", item.audience],
    ["Yang didapat", item.benefits.slice(0, 2).join("; ")],
    ["Kapan", when ?? ""],
    ["Cara ikut", item.howToJoin],
  ];
  const known = answers.filter(([, answer]) => answer);
  return (
    <li className="relative grid content-start gap-4 rounded-card border border-line border-t-4 border-t-primary bg-surface p-5 focus-within:border-primary-text hover:border-primary-text">
      <div className="grid gap-2">
        {item.status && (
          <p className="-ml-1">
            <Badge tone={item.status.tone}>{item.status.label}</Badge>
          </p>
        )}
        <h2 className="text-2xl font-bold">
          <CardLink href={item.href}>{item.name}</CardLink>
        </h2>
        {item.summary && <p className="text-ink-soft">{item.summary}</p>}
      </div>
      {known.length > 0 && (
        <dl className="grid gap-x-5 gap-y-2 text-base leading-snug sm:grid-cols-[7rem_1fr] sm:leading-normal">
          {known.map(([label, answer]) => (
            <div key={label} className="sm:contents">
              <dt className="inline text-sm text-ink-soft after:content-[':_'] sm:block sm:pt-0.5 sm:after:content-none">
                {label}
              </dt>{" "}
              <dd className="inline sm:block">{answer}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
