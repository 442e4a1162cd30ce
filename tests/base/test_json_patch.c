/*
 * test_json_patch.c - merge patches: by hand, and against the definition of
 * RFC 7396 carried out on trees of another library.
 */
#include <berthier/json_patch.h>
#include <berthier/rng.h>
#include <jansson.h>
#include <stdlib.h>
#include <string.h>

static void
patch_is(const char *from, const char *to, const char *expected)
{
    bt_buf out = { 0 };
    bt_json_patch(from, to, &out);
    assert_string_equal(bt_buf_text(&out), expected);
    bt_buf_release(&out);
}

static void
changes_by_hand(void **state)
{
    (void)state;
    patch_is("{}", "{}", "{}");
    patch_is("{\"a\":1,\"b\":2}", "{\"a\":1,\"b\":2}", "{}");
    patch_is("{\"a\":1,\"b\":2}", "{\"a\":1,\"b\":3}", "{\"b\":3}");
    patch_is("{\"a\":1,\"b\":2}", "{\"b\":2}", "{\"a\":null}");
    patch_is("{\"b\":2}", "{\"a\":1,\"b\":2}", "{\"a\":1}");
    patch_is("{\"a\":[1,2]}", "{\"a\":[1,3]}", "{\"a\":[1,3]}");
    patch_is("{\"p\":{\"x\":\"1\",\"y\":\"2\"}}", "{\"p\":{\"x\":\"1\",\"y\":\"3\"}}",
             "{\"p\":{\"y\":\"3\"}}");
    patch_is("{\"p\":{\"x\":1}}", "{\"p\":7}", "{\"p\":7}");
    patch_is("{\"p\":7}", "{\"p\":{\"x\":1}}", "{\"p\":{\"x\":1}}");
    patch_is("{\"p\":{\"x\":1}}", "{\"p\":{}}", "{\"p\":{\"x\":null}}");
    patch_is("{\"p\":{\"x\":1,\"y\":2}}", "{\"p\":{\"y\":2,\"x\":1}}", "{}");
    patch_is("{\"a,}\\\"\":\"]\\\"{\",\"b\":true}", "{\"a,}\\\"\":\"]\\\"{\",\"b\":false}",
             "{\"b\":false}");
}

/* RFC 7396, section 2, as written there. */
static json_t *
merged(const json_t *target, const json_t *patch)
{
    if (!json_is_object(patch))
        return json_deep_copy(patch);
    json_t *out = json_is_object(target) ? json_deep_copy(target) : json_object();
    const char *key;
    json_t *value;
    json_object_foreach((json_t *)(uintptr_t)patch, key, value)
    {
        if (json_is_null(value))
            json_object_del(out, key);
        else
            json_object_set_new(out, key, merged(json_object_get(out, key), value));
    }
    return out;
}

static json_t *
grow(bt_rng *rng, int depth)
{
    char key[] = "a";
    switch (bt_rng_below(rng, depth > 0 ? 5 : 3)) {
    case 0:
        return json_integer(bt_rng_below(rng, 3));
    case 1:
        return json_string(bt_rng_below(rng, 2) ? "x\"{,}" : "y\\");
    case 2:
        return json_pack("[i,s]", (int)bt_rng_below(rng, 2), "]");
    default:
        break;
    }
    json_t *object = json_object();
    for (int i = (int)bt_rng_below(rng, 5); i > 0; i--) {
        key[0] = (char)('a' + bt_rng_below(rng, 6));
        json_object_set_new(object, key, grow(rng, depth - 1));
    }
    return object;
}

static json_t *
grow_object(bt_rng *rng)
{
    json_t *object = json_object();
    json_object_set_new(object, "p", grow(rng, 3));
    if (bt_rng_below(rng, 4))
        json_object_set_new(object, "q", grow(rng, 3));
    return object;
}

static void
patches_lead_there(void **state)
{
    (void)state;
    bt_rng rng;
    bt_rng_init(&rng, 1806);
    for (int i = 0; i < 20000; i++) {
        json_t *from = grow_object(&rng), *to = grow_object(&rng);
        char *was = json_dumps(from, JSON_COMPACT), *is = json_dumps(to, JSON_COMPACT);
        bt_buf out = { 0 };
        bt_json_patch(was, is, &out);
        json_t *patch = json_loads(bt_buf_text(&out), 0, NULL);
        assert_non_null(patch);
        json_t *reached = merged(from, patch);
        if (!json_equal(reached, to))
            fail_msg("%s -> %s by %s", was, is, bt_buf_text(&out));
        json_decref(reached);
        json_decref(patch);
        json_decref(from);
        json_decref(to);
        free(was);
        free(is);
        bt_buf_release(&out);
    }
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(changes_by_hand),
        cmocka_unit_test(patches_lead_there),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
