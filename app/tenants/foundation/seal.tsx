/** Logo: four kawung petals around a grain of rice. */
export function Seal() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className="size-11 shrink-0 text-primary-text">
      <circle cx="24" cy="24" r="22.500" fill="none" stroke="currentColor" strokeWidth="1.500" />
      <g fill="currentColor">
        {[45, 135, 225, 315].map((angle) => (
          <ellipse
            key={angle}
            cx="24"
            cy="13.500"
            rx="5"
            ry="8"
            transform={`rotate(${angle} 24 24)`}
          />
        ))}
      </g>
      <circle cx="24" cy="24" r="2.500" className="fill-secondary" />
    </svg>
  );
}
