import { APPOINTMENTS_PATH } from "~/lib/paths";
import type { MenuItem } from "~/lib/views";
import type { ScheduleView } from "~/server/features/appointment-inbox";
import type { InboxItemView } from "~/server/features/inbox-item-view";
import { Badge } from "~/ui/badge";
import { DescriptionList } from "~/ui/description-list";
import { RejectionNotice, UnsentText } from "~/ui/form/post-form";
import type { FormResultView } from "~/ui/form/use-post-form";
import { DashboardLayout } from "../../dashboard-layout";
import { getResultOf } from "../../inbox/form-results";
import { AnswerForm, ItemFacts, ItemTimeline, UpdateForm } from "../../inbox/item-forms";
import { SavedNotice, type SavedStep } from "../../inbox/saved-notice";
import { DecisionForm } from "./decision-form";

interface Props {
  menu: readonly MenuItem[];
  path: string;
  item: InboxItemView;
  schedule: ScheduleView | null;
  savedStep: SavedStep | null;
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

/** A request to meet: what the visitor wrote, the decision, and the history. */
export function AppointmentDetail(props: Props) {
  const { menu, path, item, schedule, savedStep, idempotencyKey, formResult } = props;
  const form = { item, path, idempotencyKey };
  const decided = getResultOf(formResult, "decide", true);
  return (
    <DashboardLayout
      title={item.title}
      menu={menu}
      path={path}
      breadcrumbs={[{ label: "Janji temu", href: APPOINTMENTS_PATH }, { label: item.number }]}
    >
      {!formResult && <SavedNotice step={savedStep} />}
      {schedule && <Schedule schedule={schedule} />}
      <ItemFacts item={item} />
      {schedule?.isOpen ? (
        <DecisionForm
          path={path}
          version={item.version}
          schedule={schedule}
          idempotencyKey={idempotencyKey}
          formResult={decided}
        />
      ) : (
        decided?.message && (
          <>
            <RejectionNotice message={decided.message} />
            <UnsentText formResult={decided} name="text" />
          </>
        )
      )}
      <AnswerForm {...form} formResult={getResultOf(formResult, "answer")} />
      <UpdateForm {...form} formResult={getResultOf(formResult, "update")} hasState={false} />
      <ItemTimeline item={item} />
    </DashboardLayout>
  );
}

function Schedule({ schedule: { status, time, proposedTime } }: { schedule: ScheduleView }) {
  const proposal = proposedTime ? [{ label: "Waktu yang diusulkan", value: proposedTime }] : [];
  return (
    <DescriptionList
      items={[
        { label: "Status", value: <Badge tone={status.tone}>{status.label}</Badge> },
        { label: "Waktu", value: time },
        ...proposal,
      ]}
    />
  );
}
