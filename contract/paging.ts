import { z } from 'zod'
import { boundedText } from './fields.ts'

export const PAGE_SIZE = 20
export const PAGE_SIZE_MAX = 100
/** Nobody reads deeper than this; an offset that far costs the database more than it is worth. */
export const PAGE_DEPTH_MAX = 10_000

/** A whole number in a query string; `''`, `0x10`, `1e2` and `1.5` are not. */
export const wholeNumber = boundedText(9, { long: 'range' })
  .regex(/^\d{1,9}$/, 'range')
  .transform(Number)

/** The two paging parameters, to spread into a query; `page` counts from 0. */
export const pageQuery = {
  page: wholeNumber.optional().default(0),
  size: wholeNumber
    .refine((size) => size >= 1 && size <= PAGE_SIZE_MAX, 'range')
    .optional()
    .default(PAGE_SIZE),
}

export const pageDepthAllowed = ({ page, size }: { page: number; size: number }) => page * size <= PAGE_DEPTH_MAX

/** One page of a list, as every list returns it. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    content: z.array(item),
    page: z.int(),
    size: z.int(),
    totalElements: z.int(),
    totalPages: z.int(),
  })

export type Paged = { page: number; size: number }

/** Wraps rows and their total as a page. */
export const toPage = <Item>(content: Item[], totalElements: number, { page, size }: Paged) => ({
  content,
  page,
  size,
  totalElements,
  totalPages: Math.ceil(totalElements / size),
})
