declare module 'virtual:messages/fr' {
  const messages: Record<string, string>;
  export default messages;
}
