import {
  type BrandColors,
  DEFAULT_INK,
  DEFAULT_MARKER,
} from '../../src/lib/content/brand/brand-colors.ts';
import type { SiteFrame } from '../../src/lib/content/site-frame.ts';
import { RIGHT_TO_LEFT } from '../../src/lib/words/detect-language.ts';
import { escapeHtml } from '../http/escape-html.ts';
import type { Block, Line, MailContent } from './blocks.ts';

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const SUBJECT_MAX_LENGTH = 150;

/** Isolates a right-to-left value, so that it does not reorder the text around it. */
const isolated = (value: string) => (RIGHT_TO_LEFT.test(value) ? `\u2068${value}\u2069` : value);

const formatText = (parts: Line): string =>
  parts.map((part) => (typeof part === 'string' ? part : isolated(part.value))).join('');

const formatHtml = (parts: Line): string =>
  parts
    .map((part) =>
      typeof part === 'string' ? escapeHtml(part) : `<bdi>${escapeHtml(part.value)}</bdi>`,
    )
    .join('');

/** Formats a subject as a single line, because a line break would start another header. */
const formatSubject = (subject: Line) =>
  [
    ...formatText(subject)
      .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
      .trim(),
  ]
    .slice(0, SUBJECT_MAX_LENGTH)
    .join('');

const known = (facts: Extract<Block, { facts: unknown }>['facts']) =>
  facts.filter((fact): fact is readonly [string, string] => Boolean(fact[1]));

const blockText = (block: Block): string => {
  if ('text' in block) return formatText(block.text);
  if ('note' in block) return formatText(block.note);
  if ('written' in block) return block.written;
  if ('quote' in block) return block.quote.replace(/^/gm, '> ');
  if ('command' in block) return `${block.command.label}:\n${block.command.line}`;
  if ('button' in block) return `${block.button.label}:\n${block.button.url}`;
  if ('links' in block) {
    return block.links
      .map(({ label, url, details }) =>
        [isolated(label), isolated(details), url].filter(Boolean).join('\n'),
      )
      .join('\n\n');
  }
  return known(block.facts)
    .map(([label, value]) => `${label}: ${isolated(value)}`)
    .join('\n');
};

// Mail clients support no CSS variables and few selectors, so styles are inline, and classes are
// used only for the dark scheme. The colours are those in src/styles/tokens.css, as sRGB.
const darkStyles = ({
  ink,
  marker,
}: Required<BrandColors>) => `@media (prefers-color-scheme: dark) {
.page { background: #14131c !important; }
.sheet { background: #1b1a25 !important; border-color: #34323f !important; }
.ink, .ink a { color: #f2f1ec !important; }
.soft, .soft a { color: #b9b7c2 !important; }
.quote { border-color: ${marker} !important; }
.button { background: ${marker} !important; color: ${ink} !important; }
}`;

const blockHtml = (block: Block, ink: string): string => {
  if ('text' in block) {
    return `<p class="ink" style="margin:0 0 16px;color:${ink}">${formatHtml(block.text)}</p>`;
  }
  if ('note' in block) {
    return `<p class="soft" style="margin:0 0 16px;font-size:14px;color:#59566b">${formatHtml(block.note)}</p>`;
  }
  if ('written' in block) {
    return `<p class="ink" dir="auto" style="margin:0 0 16px;color:${ink};white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(block.written)}</p>`;
  }
  if ('quote' in block) {
    return `<blockquote class="quote ink" dir="auto" style="margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid #d3d0c6;color:${ink};white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(block.quote)}</blockquote>`;
  }
  if ('command' in block) {
    const { label, line } = block.command;
    return `<p class="soft" style="margin:0 0 16px;font-size:14px;color:#59566b">${escapeHtml(label)}:<br><code class="ink" style="color:${ink};overflow-wrap:anywhere">${escapeHtml(line)}</code></p>`;
  }
  if ('button' in block) {
    const { label, url } = block.button;
    return `<p style="margin:24px 0"><a class="button" href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:${ink};color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>`;
  }
  if ('links' in block) {
    const items = block.links.map(
      ({ label, url, details }) =>
        `<li style="margin:0 0 14px;padding:0"><a href="${escapeHtml(url)}" style="color:${ink};font-weight:600"><bdi>${escapeHtml(label)}</bdi></a><br><span class="soft" style="font-size:14px;color:#59566b"><bdi>${escapeHtml(details)}</bdi></span></li>`,
    );
    return `<ul class="ink" style="margin:0 0 16px;padding:0;list-style:none;color:${ink}">${items.join('')}</ul>`;
  }
  const rows = known(block.facts).map(
    ([label, value]) =>
      `<dt class="soft" style="font-size:14px;color:#59566b">${escapeHtml(label)}</dt><dd class="ink" style="margin:0 0 10px;color:${ink};overflow-wrap:anywhere"><bdi>${escapeHtml(value)}</bdi></dd>`,
  );
  return `<dl style="margin:0 0 16px">${rows.join('')}</dl>`;
};

/**
 * Renders a mail as text and HTML from the same blocks. `siteUrl` is the origin of the sending
 * site.
 */
export const renderMail = (
  content: MailContent,
  siteUrl: string,
  { name, colors }: Pick<SiteFrame, 'name' | 'colors'>,
): RenderedMail => {
  const { heading, blocks, because } = content;
  const { ink = DEFAULT_INK, marker = DEFAULT_MARKER } = colors;
  const subject = formatSubject(content.subject);
  const reason = `You’re receiving this email because ${because(name)}.`;
  const text = `${[heading, ...blocks.map(blockText), `-- \n${name}, ${siteUrl}\n${reason}`].join('\n\n')}\n`;
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${darkStyles({ ink, marker })}</style>
</head>
<body class="page" style="margin:0;padding:24px 12px;background:#f6f5f0">
<div class="sheet" style="max-width:560px;margin:0 auto;padding:32px 28px 16px;background:#ffffff;border:1px solid #e4e2da;border-radius:12px;font:16px/1.55 'Instrument Sans',system-ui,-apple-system,'Segoe UI',sans-serif">
<p class="ink" style="margin:0 0 24px;font-weight:700;color:${ink}">${escapeHtml(name)}</p>
<h1 class="ink" style="margin:0 0 16px;font-size:24px;line-height:1.25;color:${ink}">${escapeHtml(heading)}</h1>
${blocks.map((block) => blockHtml(block, ink)).join('\n')}
</div>
<p class="soft" style="max-width:560px;margin:16px auto 0;padding:0 28px;font:13px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif;color:#59566b">${escapeHtml(reason)}<br><a href="${escapeHtml(siteUrl)}" style="color:#59566b">${escapeHtml(siteUrl.replace(/^https?:\/\//, ''))}</a></p>
</body>
</html>
`;
  return { subject, text, html };
};
