'use client';

import { useState } from 'react';
import type { KeptCompany, KeptJob } from '../../browser/cache-entries.ts';
import { caches } from '../../browser/caches.ts';
import { lookUpKept } from '../../browser/look-up-kept.ts';

const lookUp = () => lookUpKept(caches, window.location.pathname, window.location.search.slice(1));

const dayAndTime = (at: number) =>
  new Date(at).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** Plain links: what shows this screen has lost the router. It loads the page itself, once it can. */
export const LastVisitList = () => {
  const [kept] = useState(lookUp);
  if (!kept) return null;
  const { at, isAsked, companies, jobs } = kept;
  return (
    <section className="section stack" aria-labelledby="last-visit">
      <h2 id="last-visit">{isAsked ? 'What we kept of this page' : 'The jobs you saw last'}</h2>
      <p>
        From your last visit, <time dateTime={new Date(at).toISOString()}>{dayAndTime(at)}</time>.
        It may have changed since.
      </p>
      <ul className="roll">
        {companies.map((company) => (
          <CompanyRow key={company.path} company={company} />
        ))}
        {jobs.map((job) => (
          <JobRow key={job.fid} job={job} />
        ))}
      </ul>
    </section>
  );
};

const Row = (props: { path: string; title: string; facts: string[]; text: string }) => (
  <li>
    <article className="row" aria-label={props.title}>
      <div className="row-body">
        <h3>
          <a href={props.path} dir="auto">
            {props.title}
          </a>
        </h3>
        <p className="row-meta">
          {props.facts.filter(Boolean).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
        <p className="row-text" dir="auto">
          {props.text}
        </p>
      </div>
    </article>
  </li>
);

const CompanyRow = ({ company }: { company: KeptCompany }) => (
  <Row path={company.path} title={company.name} facts={[company.place]} text={company.summary} />
);

const labelOf = (workplace: string) =>
  caches.find('EnumDetails', '')?.enums.workplace?.find(({ value }) => value === workplace)?.label;

const JobRow = ({ job }: { job: KeptJob }) => (
  <Row
    path={job.path}
    title={job.title}
    facts={[job.employer, job.place, labelOf(job.workplace) ?? '']}
    text={job.excerpt}
  />
);
