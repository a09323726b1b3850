import { CONTENT_PATH } from "~/lib/content-paths";
import type { MenuItem } from "~/lib/views";
import type { EditorView, PostPreview } from "~/server/features/content/editor";
import type { FormConflict } from "~/server/features/form-conflict";
import type { FormResultView } from "~/ui/form/use-post-form";
import { Notice } from "~/ui/notice";
import { ConflictForm } from "../../conflict-form";
import { DashboardLayout } from "../../dashboard-layout";
import { EditorForm } from "./post-form";
import { Preview } from "./preview";

type Answer = FormResultView & {
  notice: string | null;
  preview: PostPreview | null;
  conflict: FormConflict | null;
};

interface Props {
  title: string;
  menu: readonly MenuItem[];
  path: string;
  /** The post at the desk, between the list and this page. */
  record?: { label: string; href: string };
  editor: EditorView;
  idempotencyKey: string;
  answer: Answer | undefined;
}

/** The form of a post, with what came back of it. */
export function EditorPage({ title, menu, path, record, editor, idempotencyKey, answer }: Props) {
  const { returnReason, ...form } = editor;
  const key = answer?.idempotencyKey || idempotencyKey;
  return (
    <DashboardLayout
      title={title}
      menu={menu}
      path={path}
      breadcrumbs={[
        { label: "Tulisan", href: CONTENT_PATH },
        ...(record ? [record] : []),
        { label: title },
      ]}
    >
      {answer?.conflict ? (
        <ConflictForm
          what="Tulisan ini"
          action={path}
          conflict={answer.conflict}
          idempotencyKey={key}
        />
      ) : (
        <>
          {returnReason && (
            <Notice tone="warning" title="Perlu diperbaiki">
              {returnReason}
            </Notice>
          )}
          {answer?.notice && <Notice tone="success">{answer.notice}</Notice>}
          <EditorForm {...form} action={path} idempotencyKey={idempotencyKey} formResult={answer} />
          {answer?.preview && <Preview preview={answer.preview} />}
        </>
      )}
    </DashboardLayout>
  );
}
