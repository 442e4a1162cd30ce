/** By language and part, what fetches the texts. */
declare module 'virtual:messages' {
  const catalogues: Record<string, Record<string, () => Promise<{ default: Record<string, string> }>>>;
  export default catalogues;
}
