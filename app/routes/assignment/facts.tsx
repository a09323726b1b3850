import { describeLateRule } from "~/lib/assignments";
import { formatDateTime } from "~/lib/dates";
import type { Assignment } from "~/server/hosts/learning/assignments";
import { DescriptionList } from "~/ui/description-list";

type Rules = Pick<Assignment, "criteria" | "dueAt" | "lateMax" | "passMark">;

/** Due date, rules and rubric of a task. */
export function AssignmentFacts({ rules }: { rules: Rules }) {
  const { criteria, dueAt, passMark } = rules;
  const total = criteria.reduce((sum, { points }) => sum + points, 0);
  const items = [
    ...(dueAt === null ? [] : [{ label: "Tenggat", value: formatDateTime(dueAt) }]),
    { label: "Keterlambatan", value: describeLateRule(rules) },
    {
      label: "Bab selesai",
      value: passMark === null ? "Begitu tugas dikumpulkan" : `Begitu nilainya ${passMark} ke atas`,
    },
  ];
  return (
    <>
      <DescriptionList items={items} />
      {criteria.length > 0 && (
        <section aria-labelledby="rubrik" className="grid gap-2">
          <h2 id="rubrik" className="text-2xl font-bold">
            Yang dinilai
          </h2>
          <ul className="grid gap-1">
            {criteria.map(({ id, title, points }) => (
              <li key={id} className="flex justify-between gap-4 border-b border-line py-1.5">
                <span className="min-w-0 wrap-anywhere">{title}</span>
                <span className="shrink-0 tabular-nums">{points} poin</span>
              </li>
            ))}
            <li className="flex justify-between gap-4 py-1.5 font-semibold">
              <span>Seluruhnya</span>
              <span className="tabular-nums">{total} poin</span>
            </li>
          </ul>
        </section>
      )}
    </>
  );
}
