import { categories } from "./categories";
import { classes } from "./classes";
import { lessons } from "./lessons";
import { mentors } from "./mentors";
import { posts } from "./posts";
import { questions } from "./questions";
import { tenants } from "./tenants";
import { webinars } from "./webinars";

/** The demo content, loaded only when a database is filled with it. */
export { categories, classes, lessons, mentors, posts, questions, tenants, webinars };
