const MAX_STARS = 5;

/** "Nilai 4 dari 5", with as many stars. */
export const Stars = ({ rating }: { rating: number }) => (
  <span className="inline-flex items-center gap-2">
    <span aria-hidden="true" className="text-warning-text">
      {"★".repeat(rating)}
      {"☆".repeat(Math.max(0, MAX_STARS - rating))}
    </span>
    <span className="text-sm text-ink-soft">Nilai {rating} dari 5</span>
  </span>
);
