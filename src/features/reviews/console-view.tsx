import { Styles } from '../../components/styles.tsx';
import { isWaiting, type ReviewerDesk } from '../../contracts/review.ts';
import { plural } from '../../lib/words/format.ts';
import type { ReviewerLink } from '../../routes/hrefs.ts';
import { ConsoleRow } from './console-row.tsx';
import { LinkEnd } from './link-end.tsx';

type Item = ReviewerDesk['reviews'][number];

const Rows = (props: { title: string; items: readonly Item[]; link: ReviewerLink; now: number }) =>
  props.items.length > 0 && (
    <section className="section">
      <h2>
        {props.title} <span className="count">{props.items.length}</span>
      </h2>
      <ul className="roll">
        {props.items.map((item) => (
          <ConsoleRow key={item.id} item={item} link={props.link} now={props.now} />
        ))}
      </ul>
    </section>
  );

const summary = (reviews: readonly Item[], waiting: number): string => {
  if (reviews.length === 0) return 'You have no reviews to write.';
  if (waiting === 0) {
    return reviews.some(({ status }) => status === 'requested')
      ? 'There’s nothing left for you to review. Thank you!'
      : 'You’ve submitted all your reviews. Thank you!';
  }
  return `${plural(waiting, 'application')} ${waiting === 1 ? 'is' : 'are'} waiting for your review.`;
};

/** The reviewer console: pending and finished reviews, and the time until the link expires. */
export const ConsoleView = ({
  desk,
  link,
  now,
}: {
  desk: ReviewerDesk;
  link: ReviewerLink;
  now: number;
}) => {
  const waiting = desk.reviews.filter(isWaiting);
  return (
    <div className="desk">
      <Styles of={['reviews']} />
      <div className="stack">
        <h1>Applications to review</h1>
        <p className="lead" dir="auto">
          Hello {desk.reviewer.name}. {summary(desk.reviews, waiting.length)}
        </p>
        <p>
          <LinkEnd expiresAt={desk.expiresAt} now={now} />. Until then you can come back at any time
          and edit your reviews. The link is personal, so please don’t share it.
        </p>
        {desk.reviews.length === 0 && (
          <p className="notice">
            We no longer store the applications you were asked to review. If you expected to see
            some, ask the person who sent you the link.
          </p>
        )}
      </div>
      <Rows title="To review" items={waiting} link={link} now={now} />
      <Rows
        title="Done"
        items={desk.reviews.filter((item) => !isWaiting(item))}
        link={link}
        now={now}
      />
    </div>
  );
};
