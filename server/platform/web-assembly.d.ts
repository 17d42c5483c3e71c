/** The little of it that the embedded engine needs: Node has it, but the types of Node leave it to those of browsers. */
declare namespace WebAssembly {
  type Module = object
  var Module: new (bytes: Uint8Array) => Module
}
