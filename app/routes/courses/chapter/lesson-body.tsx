import { getFileId } from "~/lib/media-fields";
import type { Optional } from "~/lib/views";
import type { LessonView } from "~/server/features/lessons";
import type { Assignment } from "~/server/hosts/learning/assignments";
import { Notice } from "~/ui/notice";
import { Picture } from "~/ui/picture";
import { RichText } from "~/ui/rich-text";
import { AssignmentPanel } from "../../assignment/assignment-panel";
import { QuizCard } from "./quiz-card";

type Content = NonNullable<LessonView["content"]>;

export interface ChapterAssignment {
  /** Null for a visitor, and while the task is not written; not ok if the host takes no hand-ins. */
  assignment: Optional<Assignment> | null;
  canAttach: boolean;
  idempotencyKey: string;
}

interface Props {
  lesson: LessonView;
  content: Content;
  task: ChapterAssignment;
}

/** The lesson itself, by type. */
export function LessonBody({ lesson, content, task }: Props) {
  switch (lesson.type) {
    case "video":
      return <VideoLesson content={content} />;
    case "file":
      return <FileLesson content={content} />;
    case "quiz":
      return (
        <QuizCard
          title={lesson.title}
          isDone={lesson.isDone}
          body={content.body}
          quizId={content.quizId}
          canTake={lesson.access === "enrolled" || lesson.access === "staff"}
        />
      );
    case "assignment":
      return (
        <>
          <LessonText body={content.body} />
          <AssignmentLesson lesson={lesson} content={content} task={task} />
        </>
      );
    case "code":
      return <CodeLesson content={content} />;
    case "text":
      return <LessonText body={content.body} />;
  }
}

function AssignmentLesson({ lesson, content, task: { assignment, ...form } }: Props) {
  if (content.assignmentId === null)
    return <Notice tone="info">Tugas bab ini masih disiapkan oleh pengajarnya.</Notice>;
  if (assignment === null)
    return (
      <Notice tone="info" title={lesson.title}>
        Tugas dikumpulkan oleh peserta kelas.
      </Notice>
    );
  if (!assignment.ok)
    return (
      <Notice tone="info">
        Saat ini tugas tidak dapat dikumpulkan lewat situs ini. Tanyakan kepada mentor bagaimana
        mengumpulkannya.
      </Notice>
    );
  return <AssignmentPanel assignment={assignment.data} {...form} />;
}

const LessonText = ({ body }: Pick<Content, "body">) =>
  body ? (
    <RichText html={body} />
  ) : (
    <Notice tone="info">Isi bab ini masih disiapkan oleh pengajarnya.</Notice>
  );

/** The transcript carries the lesson; the video is beside it where there is one, and its sound alone where that is. */
function VideoLesson({
  content: { poster, media, audio, captions, body },
}: Pick<Props, "content">) {
  return (
    <>
      {poster && !getFileId(media) && (
        <Picture
          src={poster}
          alt=""
          sizes="(min-width: 48rem) 42.5rem, 100vw"
          width={1200}
          height={675}
          className="aspect-video w-full rounded-card object-cover"
        />
      )}
      <VideoPlayer poster={poster} media={media} captions={captions} />
      {media || audio ? (
        <p className="no-print flex flex-wrap gap-x-6">
          {media && <MediaLink href={media}>Tonton videonya</MediaLink>}
          {audio && <MediaLink href={audio}>Dengarkan suaranya saja</MediaLink>}
          {captions && <MediaLink href={captions}>Unduh teks videonya</MediaLink>}
        </p>
      ) : (
        <p className="text-ink-soft">
          Rekaman bab ini belum tersedia. Naskah lengkapnya dapat Anda baca di bawah ini.
        </p>
      )}
      {getFileId(audio) && (
        // biome-ignore lint/a11y/useMediaCaption: the transcript follows
        <audio
          controls
          preload="none"
          src={audio ?? undefined}
          aria-label="Suara video"
          className="no-print w-full"
        />
      )}
      <h2 className="text-2xl font-bold">Naskah</h2>
      <LessonText body={body} />
    </>
  );
}

/** Plays a file of this site; videos elsewhere are linked to. Without a player, and in print, the links remain. */
function VideoPlayer({ poster, media, captions }: Pick<Content, "poster" | "media" | "captions">) {
  if (!media || !getFileId(media)) return null;
  return (
    // biome-ignore lint/a11y/useMediaCaption: captions are optional, the transcript follows
    <video
      controls
      preload="none"
      src={media}
      poster={poster ?? undefined}
      aria-label="Video bab ini"
      className="no-print aspect-video w-full rounded-card bg-surface-2"
    >
      {getFileId(captions) && (
        <track
          kind="captions"
          src={captions ?? undefined}
          srcLang="id"
          label="Bahasa Indonesia"
          default
        />
      )}
    </video>
  );
}

function FileLesson({ content: { media, body } }: Pick<Props, "content">) {
  return (
    <>
      <LessonText body={body} />
      {media ? (
        <p className="no-print">
          <MediaLink href={media}>Unduh berkas bab ini</MediaLink>
        </p>
      ) : (
        <p className="text-ink-soft">Bab ini tidak menyertakan berkas untuk diunduh.</p>
      )}
    </>
  );
}

const MediaLink = ({ href, children }: { href: string; children: string }) => (
  <a
    href={href}
    className="inline-flex min-h-11 items-center font-semibold text-primary-text underline"
  >
    {children}
  </a>
);

/** Task and initial code, to be copied into an editor. */
function CodeLesson({ content: { body, starter, language } }: Pick<Props, "content">) {
  return (
    <>
      <LessonText body={body} />
      {starter && (
        <section aria-labelledby="kode-awal" className="grid gap-3">
          <h2 id="kode-awal" className="text-2xl font-bold">
            Kode awal{language && <span className="text-ink-soft"> ({language})</span>}
          </h2>
          <p className="no-print text-ink-soft">Salin ke penyunting kode Anda, lalu lanjutkan.</p>
          <pre className="rounded-card border border-line bg-surface-2 p-4 text-sm wrap-anywhere whitespace-pre-wrap">
            <code>{starter}</code>
          </pre>
        </section>
      )}
    </>
  );
}
