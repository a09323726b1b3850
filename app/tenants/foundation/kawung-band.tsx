/** Strip of kawung batik. SVG patterns are referenced by id, so each strip needs its own. */
export function KawungBand({ id }: { id: string }) {
  return (
    <svg aria-hidden="true" width="100%" height="28" className="block text-primary-text">
      <defs>
        <pattern
          id={id}
          width="28"
          height="28"
          patternUnits="userSpaceOnUse"
          patternTransform="translate(0 0)"
        >
          <g fill="currentColor">
            {[45, 135, 225, 315].map((angle) => (
              <ellipse
                key={angle}
                cx="14"
                cy="6.500"
                rx="3.600"
                ry="6"
                transform={`rotate(${angle} 14 14)`}
              />
            ))}
          </g>
          <circle cx="14" cy="14" r="1.600" className="fill-secondary" />
          <circle cx="0" cy="14" r="1.600" className="fill-secondary" />
          <circle cx="28" cy="14" r="1.600" className="fill-secondary" />
        </pattern>
      </defs>
      <rect width="100%" height="28" fill={`url(#${id})`} />
    </svg>
  );
}
