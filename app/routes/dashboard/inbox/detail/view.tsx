import { INBOX_PATH } from "~/lib/paths";
import type { MenuItem } from "~/lib/views";
import type { InboxItemView } from "~/server/features/inbox-item-view";
import { Badge } from "~/ui/badge";
import type { FormResultView } from "~/ui/form/use-post-form";
import { DashboardLayout } from "../../dashboard-layout";
import { getResultOf } from "../form-results";
import { AnswerForm, ItemFacts, ItemTimeline, UpdateForm } from "../item-forms";
import { SavedNotice, type SavedStep } from "../saved-notice";

interface Props {
  menu: readonly MenuItem[];
  path: string;
  item: InboxItemView;
  savedStep: SavedStep | null;
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

/** What a visitor sent, its history, and the ways to answer it. */
export function MessageDetail({ menu, path, item, savedStep, idempotencyKey, formResult }: Props) {
  const form = { item, path, idempotencyKey };
  return (
    <DashboardLayout
      title={item.title}
      lead={item.kind}
      menu={menu}
      path={path}
      breadcrumbs={[{ label: "Kotak masuk", href: INBOX_PATH }, { label: item.title }]}
    >
      {!formResult && <SavedNotice step={savedStep} />}
      <p>
        <Badge tone={item.stateLabel.tone}>{item.stateLabel.label}</Badge>
      </p>
      <ItemFacts item={item} />
      <AnswerForm {...form} formResult={getResultOf(formResult, "answer", true)} />
      <UpdateForm {...form} formResult={getResultOf(formResult, "update")} hasState />
      <ItemTimeline item={item} />
    </DashboardLayout>
  );
}
