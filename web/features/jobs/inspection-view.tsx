import { useState } from 'react'
import { formatDate } from '#contract/dates.ts'
import type { ShownFile } from '#contract/files.ts'
import type { Inspection, InspectionSignature } from '#contract/jobs.inspections.ts'
import { instantText } from '#web/platform/instant-text.ts'
import { fill, plural } from '#web/platform/text.ts'
import { useInspectionTexts } from './inspection-texts.ts'

/** The record of an inspection: faults first, then readings, photographs and signatures. */
export function InspectionView({ inspection }: { inspection: Inspection }) {
  const text = useInspectionTexts()
  const { inspectedAt: at, place, meter, fuelPercent, remarks, photos, answer, warnings, signed } = inspection
  const n = fuelPercent === null ? null : String(fuelPercent)
  return (
    <div className="grid gap-4">
      <p className="text-ink-2 tabular-nums">{fill(text.when, { at: instantText(at), place })}</p>
      <dl className="headed !mt-0">
        <div>
          <dt>{text.meter}</dt>
          <dd className="tabular-nums">{meter === null ? text.unread : `${meter} h`}</dd>
        </div>
        <div>
          <dt>{text.fuel}</dt>
          <dd className="tabular-nums">{n === null ? text.unread : fill(text.percent, { n })}</dd>
        </div>
      </dl>
      <MeterWarnings warnings={warnings} />
      <Findings inspection={inspection} />
      {remarks !== null && (
        <p className="wrap-anywhere whitespace-pre-line">
          <span className="font-semibold">{text.remarks}: </span>
          {remarks}
        </p>
      )}
      <InspectionPhotos title={text.photos} photos={photos} />
      {answer && <InspectionPhotos title={text.sitePhotos} photos={answer.photos} />}
      <div className="grid gap-4 sm:grid-cols-2">
        <Signed title={text.supplier} signed={signed} />
        <Signed title={text.site} signed={answer?.signed ?? null} />
      </div>
    </div>
  )
}

/** The meter's warnings in words. */
export function MeterWarnings({ warnings }: Pick<Inspection, 'warnings'>) {
  const text = useInspectionTexts()
  if (warnings.length === 0) return null
  return (
    <ul className="grid gap-1 border-l-4 border-ink bg-card p-3 tabular-nums">
      {warnings.map(({ key, params }) => (
        <li key={key}>
          {fill(text.warnings[key], { ...params, date: formatDate(params['date'] ?? ''), was: params['was'] ?? '' })}
        </li>
      ))}
    </ul>
  )
}

/** The points that are not in order, or that the site sees differently; the others are counted. */
function Findings({ inspection: { points, answer } }: { inspection: Inspection }) {
  const text = useInspectionTexts()
  const objectionTo = new Map(answer?.objections.map(({ point, note }) => [point, note]))
  const found = points.filter(({ point, state }) => state !== 'OK' || objectionTo.has(point))
  const rest = points.length - found.length
  return (
    <div>
      {found.length > 0 && (
        <ul className="border-t border-line">
          {found.map(({ point, state, note }) => (
            <li key={point} className="border-b border-line py-2.5">
              <p className="flex flex-wrap justify-between gap-x-4">
                <span className="font-semibold">{text.points[point]}</span>
                <span className={state === 'OK' || state === null ? 'text-ink-2' : 'font-semibold text-danger'}>
                  {state === null ? text.unseen : text.states[state]}
                </span>
              </p>
              {note !== null && <p className="wrap-anywhere text-ink-2">{note}</p>}
              {objectionTo.has(point) && (
                <p className="mt-1 border-l-4 border-danger pl-2 wrap-anywhere">
                  {fill(text.objection, { note: objectionTo.get(point) ?? '' })}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
      {rest > 0 && (
        <p className="mt-2 text-ink-2">{found.length === 0 ? text.allInOrder : plural(rest, text.inOrder)}</p>
      )}
    </div>
  )
}

/** Small pictures; one at a time is shown large, as their addresses soon stop working. */
function InspectionPhotos({ title, photos }: { title: string; photos: readonly ShownFile[] }) {
  const text = useInspectionTexts()
  const [large, setLarge] = useState<string>()
  if (photos.length === 0) return null
  return (
    <div>
      <h4 className="mb-2 font-semibold">{title}</h4>
      <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4">
        {photos.map(({ fileId, url, width, height }, at) => (
          <li key={fileId} className={fileId === large ? 'col-span-full' : ''}>
            <button
              type="button"
              aria-expanded={fileId === large}
              className="block w-full"
              onClick={() => setLarge(fileId === large ? undefined : fileId)}
            >
              <img
                src={url}
                alt={fill(text.photoOf, { n: at + 1 })}
                width={width}
                height={height}
                className={`w-full rounded bg-wash ${fileId === large ? 'h-auto' : 'aspect-square object-cover'}`}
              />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Signed({ title, signed }: { title: string; signed: InspectionSignature | null }) {
  const text = useInspectionTexts()
  return (
    <div className="border-t border-line pt-2">
      <p className="text-sm text-ink-2">{title}</p>
      {signed === null ? <p>{text.unsigned}</p> : <Signer signed={signed} />}
    </div>
  )
}

function Signer({ signed: { name, designation, drawn, at } }: { signed: InspectionSignature }) {
  const text = useInspectionTexts()
  const facts = { name, at: instantText(at) }
  return (
    <>
      <p className="tabular-nums">
        {designation === null ? fill(text.signature, facts) : fill(text.signedAs, { ...facts, designation })}
      </p>
      {drawn !== null && (
        <svg
          viewBox="0 0 300 100"
          className="mt-1 h-16 max-w-full"
          role="img"
          aria-label={fill(text.drawnBy, { name })}
        >
          <path d={drawn} fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
        </svg>
      )}
    </>
  )
}
