import { deskPostsApi } from '#contract/content.desk.ts'
import { tagged } from '#server/platform/if-match.ts'
import type { Serve } from '#server/platform/serve.ts'
import * as desk from './desk-posts.ts'

/** The blog at the desk. */
export function deskPostsRoutes(serve: Serve, tools: desk.PostTools) {
  serve(deskPostsApi.listDeskPosts, ({ caller, query }) => desk.listDeskPosts(tools, caller, query))
  serve(deskPostsApi.listPostTags, ({ caller }) => desk.listPostTags(tools, caller))
  serve(deskPostsApi.previewPost, async ({ body }) => desk.previewPost(body))
  serve(deskPostsApi.addPost, async ({ caller, body, tag }) => tagged(tag, await desk.addPost(tools, caller, body)))
  serve(deskPostsApi.getDeskPost, async ({ caller, params, tag }) =>
    tagged(tag, await desk.getDeskPost(tools, caller, params.id)),
  )
  serve(deskPostsApi.updatePost, async ({ caller, params, headers, body, tag }) =>
    tagged(tag, await desk.updatePost(tools, caller, params.id, { sent: body, ifMatch: headers['if-match'] })),
  )
  serve(deskPostsApi.publishPost, async ({ caller, params, headers, tag }) =>
    tagged(tag, await desk.publishPost(tools, caller, params.id, headers['if-match'])),
  )
  serve(deskPostsApi.withdrawPost, async ({ caller, params, headers, tag }) =>
    tagged(tag, await desk.withdrawPost(tools, caller, params.id, headers['if-match'])),
  )
}
