interface Props {
  /** Absolute URL. */
  url: string;
  title: string;
}

const SHARE_SERVICES: [name: string, address: (url: string, title: string) => string][] = [
  ["WhatsApp", (url, title) => `https://wa.me/?text=${title}%20${url}`],
  ["X", (url, title) => `https://x.com/intent/post?text=${title}&url=${url}`],
  ["Facebook", (url) => `https://www.facebook.com/sharer/sharer.php?u=${url}`],
  ["Telegram", (url, title) => `https://t.me/share/url?url=${url}&text=${title}`],
  ["LINE", (url) => `https://social-plugins.line.me/lineit/share?url=${url}`],
];

/** Plain links: no third-party script is loaded. */
export function ShareLinks({ url, title }: Props) {
  const [address, text] = [encodeURIComponent(url), encodeURIComponent(title)];
  return (
    <nav aria-label="Bagikan" className="no-print">
      <p className="font-semibold">Bagikan</p>
      <ul className="mt-1 flex flex-wrap gap-2">
        {SHARE_SERVICES.map(([name, toAddress]) => (
          <li key={name}>
            <a
              href={toAddress(address, text)}
              rel="noopener noreferrer"
              className="inline-flex min-h-11 items-center rounded-control border border-line px-4 text-ink no-underline hover:bg-surface-2"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
