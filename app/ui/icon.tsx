import {
  ArrowRight,
  BookOpen,
  Calendar,
  Check,
  Clock,
  Mail,
  MapPin,
  Menu,
  Phone,
  Play,
  Plus,
  Search,
  Users,
  X,
} from "lucide-react";

const ICONS = {
  "arrow-right": ArrowRight,
  book: BookOpen,
  calendar: Calendar,
  check: Check,
  clock: Clock,
  close: X,
  mail: Mail,
  "map-pin": MapPin,
  menu: Menu,
  phone: Phone,
  play: Play,
  plus: Plus,
  search: Search,
  users: Users,
} as const;

export type IconName = keyof typeof ICONS;

/** Decorative icon, always beside a text. */
export function Icon({ name, className = "size-5" }: { name: IconName; className?: string }) {
  const Shape = ICONS[name];
  return <Shape aria-hidden="true" className={`inline-block shrink-0 ${className}`} />;
}
