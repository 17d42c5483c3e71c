import type { Reason } from './reasons.ts'
import { problemTexts } from './texts/problems.en.ts'

/**
 * Every refusal and its HTTP status (RFC 9457). The type in the body is `/problems/{name}`; the text is in
 * `problemTexts`.
 */
export const problems = {
  'bad-request': { status: 400 },
  unauthorized: { status: 401 },
  'invalid-refresh-token': { status: 401 },
  forbidden: { status: 403 },
  'not-found': { status: 404 },
  'gstin-not-found': { status: 404 },
  'request-timeout': { status: 408 },
  'link-expired': { status: 410 },
  'link-revoked': { status: 410 },
  'link-replaced': { status: 410 },
  'already-registered': { status: 409 },
  'product-already-in-cart': { status: 409 },
  'product-withdrawn': { status: 409 },
  'cart-empty': { status: 409 },
  'nothing-to-repeat': { status: 409 },
  'company-exists': { status: 409 },
  'gst-lookup-required': { status: 409 },
  'access-already-requested': { status: 409 },
  'access-request-decided': { status: 409 },
  'administrator-decides': { status: 409 },
  'identifier-in-use': { status: 409 },
  'fresh-sign-in-required': { status: 409 },
  'last-admin': { status: 409 },
  'live-quotes': { status: 409 },
  'last-owner': { status: 409 },
  'own-account': { status: 409 },
  'yard-exists': { status: 409 },
  'machine-taken': { status: 409 },
  'operator-taken': { status: 409 },
  'running-jobs': { status: 409 },
  'open-dues': { status: 409 },
  'site-in-use': { status: 409 },
  'logsheet-exists': { status: 409 },
  'machine-booked': { status: 409 },
  'machine-exists': { status: 409 },
  'operator-exists': { status: 409 },
  'papers-expired': { status: 409 },
  'nothing-due': { status: 409 },
  'nothing-to-bill': { status: 409 },
  'bills-differ': { status: 409 },
  'over-credited': { status: 409 },
  'note-too-late': { status: 409 },
  'no-e-invoice': { status: 409 },
  'gst-incomplete': { status: 409 },
  'dispute-too-late': { status: 409 },
  'no-gst-provider': { status: 409 },
  'e-invoice-differs': { status: 409 },
  'e-invoice-too-late': { status: 409 },
  'e-invoice-refused': { status: 409 },
  'evidence-too-large': { status: 409 },
  'over-allocated': { status: 409 },
  'unsigned-days': { status: 409 },
  'logs-changed': { status: 409 },
  'status-conflict': { status: 409 },
  'taken-by-colleague': { status: 409 },
  'not-assignable': { status: 409 },
  'conversation-full': { status: 409 },
  'rate-missing': { status: 409 },
  'too-many-photos': { status: 409 },
  'too-many-documents': { status: 409 },
  'user-already-there': { status: 409 },
  'invitation-pending': { status: 409 },
  'verified-email-required': { status: 409 },
  'already-available': { status: 409 },
  'rate-card-exists': { status: 409 },
  'settings-incomplete': { status: 409 },
  'discount-above-limit': { status: 409 },
  'above-accept-limit': { status: 409 },
  'payment-exists': { status: 409 },
  'month-closed': { status: 409 },
  'cash-above-limit': { status: 409 },
  'sheet-below-zero': { status: 409 },
  'amounts-differ': { status: 409 },
  'refunded-before': { status: 409 },
  'preview-outdated': { status: 409 },
  'budget-exists': { status: 409 },
  'precondition-failed': { status: 412 },
  'payload-too-large': { status: 413 },
  'unsupported-media-type': { status: 415 },
  'file-type-refused': { status: 415 },
  'file-unreadable': { status: 422 },
  'too-many-machines': { status: 422 },
  'too-many-invoices': { status: 422 },
  'unanswered-findings': { status: 422 },
  validation: { status: 422 },
  'precondition-required': { status: 428 },
  'account-deactivated': { status: 422 },
  'invalid-otp': { status: 422 },
  'expired-otp': { status: 422 },
  'max-cart-line-items-exceeded': { status: 422 },
  'max-project-sites-exceeded': { status: 422 },
  'idempotency-key-reused': { status: 422 },
  'otp-already-requested': { status: 429 },
  'too-many-requests': { status: 429 },
  'server-error': { status: 500 },
  'service-unavailable': { status: 503 },
} as const satisfies Record<keyof typeof problemTexts, { status: number }>

export type ProblemName = keyof typeof problems

/** One wrong field: its path, the message for people, and the message's key for other languages. */
export type Violation = { field: string; message: string; code: string }

/** The body of every refusal. */
export type ProblemBody = {
  type: string
  title: string
  status: number
  detail: string
  instance?: string
  /** The meaning of `detail`, for other languages. */
  reason?: Reason
  violations?: Violation[]
}

/** A refusal: decided in a rule, thrown once, translated once. */
export class Problem extends Error {
  readonly problem: ProblemName
  readonly violations: Violation[] | undefined
  readonly reason: Reason | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(
    problem: ProblemName,
    facts: { detail?: string; reason?: Reason; violations?: Violation[]; retryAfterSeconds?: number } = {},
  ) {
    super(facts.detail ?? facts.violations?.[0]?.message ?? problemTexts[problem].detail)
    this.name = 'Problem'
    this.problem = problem
    this.violations = facts.violations
    this.reason = facts.reason
    this.retryAfterSeconds = facts.retryAfterSeconds
  }

  /** RFC 9457 body; `instance` names the request in the log. */
  toBody(instance?: string): ProblemBody {
    return {
      type: `/problems/${this.problem}`,
      title: problemTexts[this.problem].title,
      status: problems[this.problem].status,
      detail: this.message,
      ...(instance === undefined ? {} : { instance }),
      ...(this.reason === undefined ? {} : { reason: this.reason }),
      ...(this.violations === undefined ? {} : { violations: this.violations }),
    }
  }
}
