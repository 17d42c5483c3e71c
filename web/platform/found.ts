import { data } from 'react-router'
import { ApiProblem } from './api-problem.ts'

/** An answer of the API for a page; a 404 of the API becomes the not-found page. */
export async function found<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ApiProblem && error.is('not-found')) throw data(null, 404)
    throw error
  }
}

/** The page at an unknown address. */
export const notFound = () => data(null, 404)
