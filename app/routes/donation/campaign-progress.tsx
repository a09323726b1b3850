import type { ProgressView } from "~/server/features/campaigns";
import { ProgressLine } from "~/ui/progress-line";

/** What a campaign has raised, of its goal. */
export const CampaignProgress = ({ progress }: { progress: ProgressView }) => (
  <div className="grid gap-1">
    <p>
      <strong className="tabular-nums">{progress.raised}</strong>{" "}
      {progress.goal ? `terkumpul ${progress.goal}` : "terkumpul"}
    </p>
    {progress.percent !== null && (
      <>
        <ProgressLine label="Dana yang terkumpul" value={progress.percent} max={100} />
        <p className="text-sm text-ink-soft tabular-nums">{`${progress.percent}% dari target`}</p>
      </>
    )}
  </div>
);
